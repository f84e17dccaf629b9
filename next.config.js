/**
 * Next's settings, and nothing else. The database driver carries its own binaries and the PDF library its own files, so they
 * must not be bundled.
 * @type {import('next').NextConfig}
 */
const config = {
  serverExternalPackages: ['@photostructure/sqlite', '@prisma/client', 'pdfkit'],
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
}

export default config
