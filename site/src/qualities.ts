/** What whoever asks can read, each with how gladly from 0 to 1, as the Accept headers of HTTP say it. In small letters. */
export function qualitiesIn(header: string | string[] | undefined): ReadonlyMap<string, number> {
  return new Map(
    String(header ?? "")
      .toLowerCase()
      .split(",")
      .map(qualityOf),
  );
}

/** 0 is a refusal, and so is what cannot be read: there is always something that everybody can read. */
function qualityOf(part: string): [name: string, quality: number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, given ? Number(given.slice(2)) || 0 : 1];
}
