/** A public remote that says nothing about its heads: titles come from its pages, descriptions from their first words. */
export async function headOf(): Promise<null> {
  return null;
}
