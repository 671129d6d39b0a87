export function buildGallery(): Promise<void>;
export function serveGallery(port?: number): Promise<{ url: string; stop: () => Promise<void> }>;
