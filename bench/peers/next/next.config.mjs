/** Types are checked where the components come from; text is compressed at the edge. */
export default {
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  compress: false,
};
