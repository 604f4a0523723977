import { defineModule } from '../../kernel/module.ts'
import { createDepartments } from './departments-repository.ts'
import { createPeople } from './repository.ts'
import { createRoles } from './roles-repository.ts'
import { peopleRoutes } from './routes.ts'

export default defineModule({
  name: 'people',
  start: ({ db }) => ({
    routes: peopleRoutes({
      people: createPeople(db),
      departments: createDepartments(db),
      roles: createRoles(db),
    }),
  }),
})
