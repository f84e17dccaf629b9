/**
 * Next's settings, and nothing else. The database driver carries its own binaries, so it must not be bundled.
 * @type {import('next').NextConfig}
 */
const config = {
  serverExternalPackages: ['@photostructure/sqlite', '@prisma/client'],
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
}

export default config
