/** The bank's name stands here once; everything else asks. */
export const BRAND = { name: "Lintel" } as const;

/** Shown where configuration has not filled them in: a real-looking number would be somebody's. */
export const CONTACT_PLACEHOLDERS = { phone: "{phone}", email: "{email}", address: "{address}" } as const;
