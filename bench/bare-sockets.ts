// The limit beside the product's sockets: the same HTTP and socket libraries, everybody let in, nobody remembered.
import websocket from '@fastify/websocket'
import { fastify } from 'fastify'

const app = fastify()
await app.register(websocket, { options: { perMessageDeflate: false } })
app.post('/sapi/websocket/ticket', async () => ({ code: 200, msg: '', data: { ticket: 'anybody' } }))
app.get('/sapi/websocket', { websocket: true }, (socket) => {
  socket.on('message', () => socket.send('PONG'))
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
// One message to everybody, as the product's own channel tells it.
process.on('message', () => {
  const text = JSON.stringify({ msgType: 'SYNC', body: {} })
  for (const client of app.websocketServer.clients) client.send(text)
})
// Nothing here is worth a farewell.
process.once('disconnect', () => process.exit(0))
