/** The embedded database cannot run here. The sentence is for the person who started it. */
export class EmbeddedPostgresError extends Error {}
