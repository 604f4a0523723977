import { defineModule } from '../../kernel/module.ts'
import { createPeople } from './repository.ts'
import { peopleRoutes } from './routes.ts'

export default defineModule({ name: 'people', start: ({ db }) => ({ routes: peopleRoutes(createPeople(db)) }) })
