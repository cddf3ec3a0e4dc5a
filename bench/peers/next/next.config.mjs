/** Types are checked in the main project; text is compressed by the caching proxy. */
export default {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  compress: false,
};
