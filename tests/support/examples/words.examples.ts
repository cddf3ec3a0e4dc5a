import * as z from 'zod';

/** Words of a section whose text is their own key: `robots.name.label`. Words that may be missing are. */
export function exampleWords<Schema extends z.ZodObject>(schema: Schema): z.output<Schema> {
  const wordsOf = (part: unknown, key: string): unknown => {
    if (part instanceof z.ZodArray) return [wordsOf(part.element, key)];
    if (!(part instanceof z.ZodObject)) return part instanceof z.ZodString ? key : undefined;
    const entries = Object.entries(part.shape).map(([name, each]) => [
      name,
      wordsOf(each, key ? `${key}.${name}` : name),
    ]);
    return Object.fromEntries(entries);
  };
  return schema.parse(wordsOf(schema, ''));
}
