/** Development only: stands in a remote for react-refresh/runtime. */
module.exports = globalThis.lintelRefresh;
