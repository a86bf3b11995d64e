/** Parse Server as its guide sets it up, with everything that only costs time switched off. */
import { createServer } from 'node:http'
import { ParseServer } from 'parse-server'

const { DATABASE_URL = '' } = process.env
const longest = 500
const signedIn = { requiresAuthentication: true }

const http = createServer()
await new Promise((resolve) => http.listen(0, '127.0.0.1', 4_096, resolve))
const address = `http://127.0.0.1:${http.address().port}`

const server = new ParseServer({
  appId: 'bench',
  masterKey: 'only-for-the-bench',
  serverURL: address,
  verifyServerUrl: false,
  databaseURI: DATABASE_URL,
  // Parse reads no socket folder from the address.
  databaseOptions: { host: new URL(DATABASE_URL).searchParams.get('host'), max: 20 },
  cloud: checkConfessions,
  allowClientClassCreation: false,
  enableAnonymousUsers: true,
  cacheTTL: 3_600_000,
  cacheMaxSize: 50_000,
  logsFolder: null,
  silent: true,
  logLevel: 'error',
  liveQuery: { classNames: ['confessions'] },
  schema: {
    definitions: [
      {
        className: 'confessions',
        fields: {
          text: { type: 'String', required: true },
          hearts: { type: 'Number', defaultValue: 0 },
        },
        // Whose a post is stands in its ACL; nobody rewrites one.
        classLevelPermissions: {
          ...{ find: { '*': true }, get: { '*': true }, count: {} },
          ...{ create: signedIn, delete: signedIn, update: {}, addField: {} },
        },
      },
    ],
  },
})

function checkConfessions(Parse) {
  Parse.Cloud.beforeSave('confessions', ({ object, user }) => {
    if (!user) throw new Parse.Error(Parse.Error.SESSION_MISSING, 'not signed in')
    const text = String(object.get('text') ?? '').trim()
    if (!text) throw new Parse.Error(Parse.Error.VALIDATION_ERROR, 'blank')
    if (text.length > longest) throw new Parse.Error(Parse.Error.VALIDATION_ERROR, 'too long')
    object.set('text', text)
    const acl = new Parse.ACL(user)
    acl.setPublicReadAccess(true)
    object.setACL(acl)
  })
}

await server.start()
// A hash of every answer that nobody asks for again.
server.app.disable('etag')
server.app.disable('x-powered-by')
http.on('request', server.app)
await ParseServer.createLiveQueryServer(
  http,
  {},
  { appId: 'bench', masterKey: 'only-for-the-bench', serverURL: address },
)
process.stdout.write(`Parse is at ${address}\n`)
