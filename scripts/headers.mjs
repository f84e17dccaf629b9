/**
 * What every answer carries besides its content: what a browser may load, run and tell others. It knows no route but one thing: a page takes scripts,
 * and nothing else does.
 */
import { randomBytes } from 'node:crypto'

/** Links hold secrets, so no address is ever told to anybody: no referrer. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), screen-wake-lock=(self)',
}

/** Photos are shown from the device itself (blob:); everything else comes from this server. No style attribute, no script without the nonce. */
const pagePolicy = nonce =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'none'`,
    `img-src 'self' blob: data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Data and files run nothing, whoever opens them. Browsers show a PDF with a plug-in of their own, so there is no default-src here. */
const DATA_POLICY = `script-src 'none'; style-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Puts the headers on an answer. Next writes the nonce of the request's policy into the scripts of a page; what a client sends by that name is overwritten.
 */
export function secure(request, response) {
  const isData = request.url.startsWith('/api/')
  const policy = isData ? DATA_POLICY : pagePolicy(randomBytes(16).toString('base64'))
  request.headers['content-security-policy'] = policy
  delete request.headers['content-security-policy-report-only']
  for (const [name, value] of Object.entries({ ...EVERYWHERE, 'content-security-policy': policy })) response.setHeader(name, value)
}
