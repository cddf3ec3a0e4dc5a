export type ListState = Readonly<Record<(typeof fieldNames)[number], string>>;

export const fieldNames = ['shape', 'family', 'available', 'sort'] as const;

export interface ListedProduct {
  position: number;
  family: string;
  shapes: readonly string[];
  canBeOrdered: boolean;
  /** Absent if the page shows none. */
  price: number | undefined;
  /** In mm. */
  height: number | undefined;
}

export const stateIn = (data: URLSearchParams | FormData) =>
  Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')])) as ListState;

/** The query of an address with this state. Other parameters stay. */
export function searchWith(state: ListState, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of fieldNames) {
    if (state[name]) parameters.set(name, state[name]);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}

export const isMatch = ({ shape, family, available }: ListState, product: ListedProduct): boolean =>
  (!shape || product.shapes.includes(shape)) &&
  (!family || product.family === family) &&
  (!available || product.canBeOrdered);

/** The products in the order that the state asks for. Those without the figure come last in either direction. */
export function sortedBy<Product extends ListedProduct>(sort: string, products: readonly Product[]): Product[] {
  const [figure = '', direction] = sort.split('-');
  const sign = direction === 'down' ? -1 : 1;
  const sortFigure = (product: Product) => {
    const amount = figure === 'price' ? product.price : figure === 'height' ? product.height : 0;
    return amount === undefined ? Number.POSITIVE_INFINITY : sign * amount;
  };
  return products.toSorted((one, other) => {
    const [first, second] = [sortFigure(one), sortFigure(other)];
    return first === second ? one.position - other.position : first - second;
  });
}
