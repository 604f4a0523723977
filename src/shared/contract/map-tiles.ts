import { z } from 'zod'
import { defineEndpoint, nothing, publicAccess } from './endpoint.ts'

/** The address of a picture, with `{z}`, `{x}` and `{y}`. */
export const mapTilePattern = '/sapi/public/map/tile/{z}/{x}/{y}'

const figure = z.string().regex(/^\d{1,7}$/)

export const mapTile = defineEndpoint({
  method: 'GET',
  path: '/public/map/tile/{z}/{x}/{y}',
  summary: 'A picture of the map an administrator has named, handed on: nobody else learns where somebody looks',
  access: publicAccess,
  params: z.object({ z: z.string().regex(/^\d{1,2}$/), x: figure, y: figure }),
  data: nothing,
  transport: 'download',
  refusesByStatus: true,
  limits: [{ name: 'map-tile', per: ['address'], capacity: 600, seconds: 60 }],
})
