/** Of a text's bytes, in base64, as the registry and manifests name it. */
export async function sha384(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  // Missing where the page is not served over HTTPS or from localhost: there the same file has verified the registry.
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-384", bytes))
    : (await import("../without-web-crypto")).sha384(bytes);
  return btoa(String.fromCharCode(...hash));
}
