/**
 * The certificate that --https serves with, and the authority that vouches for it. Both are made on this machine, lie beside the database, and are made
 * anew when they near their end or the machine has other addresses. It knows no server.
 */
import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import path from 'node:path'
import forge from 'node-forge'
import { databasePath } from './database-path.mjs'
import { writeSecretFile } from './secret-file.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
/** Phones take no certificate of a server that is good for longer than 825 days, and browsers are stricter with every year. */
const SERVER_DAYS = 390
const AUTHORITY_DAYS = 3650
/** Made anew so long before its end. */
const BEFORE_END_DAYS = 60
/** A phone's clock may be behind ours. */
const EARLIER_DAYS = 2

const folderOf = database => path.join(path.dirname(database), 'https')

function read(folder, name) {
  try {
    const cert = readFileSync(path.join(folder, `${name}.crt`), 'utf8')
    const key = readFileSync(path.join(folder, `${name}.key`), 'utf8')
    return { cert, key, x509: new X509Certificate(cert) }
  } catch {
    return undefined // not there, or damaged: made anew
  }
}

function keep(folder, name, { cert, key }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeSecretFile(path.join(folder, `${name}.key`), key)
  writeSecretFile(path.join(folder, `${name}.crt`), cert)
  return read(folder, name)
}

const isFresh = ({ x509 }, now) => Date.parse(x509.validFrom) <= now && Date.parse(x509.validTo) - now > BEFORE_END_DAYS * DAY_MS
const isFor = ({ x509 }, name) => (isIP(name) ? x509.checkIP(name) : x509.checkHost(name)) !== undefined
const belongTogether = ({ x509, key }) => {
  try {
    return x509.checkPrivateKey(createPrivateKey(key))
  } catch {
    return false // the key file is damaged
  }
}

const forgeKey = pem => forge.pki.privateKeyFromPem(pem)
const subject = name => [
  { name: 'commonName', value: name },
  { name: 'organizationName', value: 'Playcard' },
]

/** A new key and its certificate, signed by the authority, or by itself where there is none yet. */
function make({ name, days, extensions, authority, now }) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const cert = forge.pki.createCertificate()
  cert.publicKey = forge.pki.publicKeyFromPem(publicKey)
  cert.serialNumber = `01${randomBytes(15).toString('hex')}`
  cert.validity.notBefore = new Date(now - EARLIER_DAYS * DAY_MS)
  cert.validity.notAfter = new Date(now + days * DAY_MS)
  cert.setSubject(subject(name))
  const issuer = authority ? forge.pki.certificateFromPem(authority.cert) : cert
  cert.setIssuer(issuer.subject.attributes)
  const keyIdentifier = issuer.generateSubjectKeyIdentifier().getBytes()
  cert.setExtensions([...extensions, { name: 'subjectKeyIdentifier' }, { name: 'authorityKeyIdentifier', keyIdentifier }])
  cert.sign(forgeKey(authority?.key ?? privateKey), forge.md.sha256.create())
  return { cert: forge.pki.certificateToPem(cert), key: privateKey }
}

const makeAuthority = now =>
  make({
    name: `Playcard on ${hostname()}`,
    days: AUTHORITY_DAYS,
    now,
    extensions: [
      { name: 'basicConstraints', critical: true, cA: true, pathLenConstraint: 0 },
      { name: 'keyUsage', critical: true, keyCertSign: true, cRLSign: true },
    ],
  })

const makeServer = (authority, names, now) =>
  make({
    name: 'Playcard',
    days: SERVER_DAYS,
    authority,
    now,
    extensions: [
      { name: 'basicConstraints', critical: true, cA: false },
      { name: 'keyUsage', critical: true, digitalSignature: true, keyEncipherment: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: names.map(name => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })) },
    ],
  })

const serves = (server, authority, names, now) =>
  isFresh(server, now) && belongTogether(server) && server.x509.verify(authority.x509.publicKey) && names.every(name => isFor(server, name))

/**
 * The server's certificate for these names and addresses with its key, and the authority's certificate, all as PEM. `isNewAuthority` says that phones have
 * to install it again.
 * @param {readonly string[]} names
 * @param {string} [database]
 * @param {number} [now]
 */
export function certificateFor(names, database = databasePath(), now = Date.now()) {
  const folder = folderOf(database)
  const known = read(folder, 'authority')
  const isGood = known && isFresh(known, now) && belongTogether(known)
  const authority = isGood ? known : keep(folder, 'authority', makeAuthority(now))
  const former = read(folder, 'server')
  const { cert, key } = former && serves(former, authority, names, now) ? former : keep(folder, 'server', makeServer(authority, names, now))
  return { cert, key, authority: authority.cert, isNewAuthority: !isGood }
}
