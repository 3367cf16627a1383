import {
  type ComponentProps,
  type ContextType,
  createContext,
  Fragment,
  type ReactElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { CollectionRendererContext } from "react-aria-components/CollectionBuilder";
import { ListStateContext } from "react-aria-components/ListBox";
import { flatOptions, type Options } from "../field/field-props.ts";
import * as css from "./list.css.ts";

/** How many rows are rendered first: as many as fill the height of a list. */
const step = 10;

/** How many rows follow those rendered: half as many, which does not block, because React renders a transition in slices. */
const rowsAfter = (count: number) => Math.max(step, Math.floor(count / 2));

/** The distance from the view to the end of the rendered rows at which the next ones are rendered, in heights of the list. */
const rowsAhead = "100%";

type Renderer = NonNullable<ContextType<typeof CollectionRendererContext>>;
type Collection = ComponentProps<Renderer["CollectionRoot"]>["collection"];
type Row = Collection extends Iterable<infer Item> ? Item : never;

type Positions = ReadonlyMap<unknown, number>;

/** The position of each option by its value, starting at 1. */
const PositionsContext = createContext<Positions | undefined>(undefined);
const EndContext = createContext<() => void>(() => undefined);
const CountContext = createContext(0);

type IncrementalRowsProps = {
  /** All options of the list, also those that its collection does not contain yet. */
  readonly options: Options;
  /** Called when all rows of the collection are rendered, and their end comes near the view. */
  readonly onEnd: () => void;
  readonly children: ReactNode;
};

/**
 * Renders the rows of the list inside it in steps, so that a slow device is never busy for long: a long list opens without
 * them, the first ones follow in a task of their own, and more when their end comes near the view.
 */
export function IncrementalRows({ options, onEnd, children }: IncrementalRowsProps) {
  const positions = useMemo(
    () => new Map(flatOptions(options).map(({ value }, at) => [value, at + 1])),
    [options],
  );
  return (
    <PositionsContext value={positions}>
      <EndContext value={onEnd}>
        <CollectionRendererContext value={renderer}>{children}</CollectionRendererContext>
      </EndContext>
    </PositionsContext>
  );
}

type OptionRowProps = ComponentProps<"div"> & { readonly value: string };

/** The element of an option. It states its position, because a screen reader cannot count rows that are not rendered. */
export function OptionRow({ value, ...props }: OptionRowProps) {
  const positions = useContext(PositionsContext);
  const position = { "aria-posinset": positions?.get(value), "aria-setsize": positions?.size };
  return <div {...props} {...position} />;
}

const renderer: Renderer = {
  CollectionRoot: IncrementalRoot,
  CollectionBranch: ({ collection, parent }) => (
    <FirstRows collection={collection} rows={collection.getChildren?.(parent.key) ?? []} />
  ),
};

function IncrementalRoot({ collection, scrollRef }: ComponentProps<Renderer["CollectionRoot"]>) {
  const positions = useContext(PositionsContext);
  const focused = useContext(ListStateContext)?.selectionManager.focusedKey;
  const size = positions?.size ?? 0;
  const [rendered, setRendered] = useState({ of: positions, count: size > step ? 0 : size });
  // Other options, such as those that match another typed text, replace rows that are visible, and are not delayed.
  const own = rendered.of === positions ? rendered.count : step;
  const count = Math.max(own, positions?.get(focused) ?? 0);
  const onEnd = useContext(EndContext);
  const hasMore = count < size;
  const isAtEnd = count >= collection.size;
  const end = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!hasMore || end.current === null) return;
    const grow = () => {
      if (isAtEnd) onEnd();
      else startTransition(() => setRendered({ of: positions, count: count + rowsAfter(count) }));
    };
    if (own === 0) return grow();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) grow();
      },
      { root: scrollRef?.current ?? null, rootMargin: `0% 0% ${rowsAhead}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, isAtEnd, onEnd, positions, own, count, scrollRef]);
  return (
    <CountContext value={count}>
      <FirstRows collection={collection} rows={collection} />
      {hasMore ? <div ref={end} aria-hidden="true" className={own === 0 ? css.reserved : undefined} /> : null}
    </CountContext>
  );
}

/** The rows up to the rendered count. */
function FirstRows({ collection, rows }: { readonly collection: Collection; readonly rows: Iterable<Row> }) {
  const count = useContext(CountContext);
  const positions = useContext(PositionsContext);
  const getPosition = (row: Row): number => {
    if (row.type !== "section") return positions?.get(row.key) ?? 0;
    const first = [...(collection.getChildren?.(row.key) ?? [])].find(({ type }) => type === "item");
    return first === undefined ? 0 : getPosition(first);
  };
  return [...rows].map((row) => (getPosition(row) <= count ? renderRow(row) : null));
}

const renderedRows = new WeakMap<Row, ReactElement>();

/** Returns the same element for the same row, so that the rows of earlier steps are not rendered again. */
function renderRow(row: Row): ReactElement {
  const known = renderedRows.get(row);
  if (known !== undefined) return known;
  const made = <Fragment key={row.key}>{row.render?.(row)}</Fragment>;
  renderedRows.set(row, made);
  return made;
}
