import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";

/** The limits of a page of the fleet's history. */
export const pageLimits = {
  usual: 200,
  most: 500,
  history: 12,
  maxHistory: 100,
  lastHour: 20,
  maxLastHour: 240,
} as const;

type RequestedPage = {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
};

export function boundedPage(requested: RequestedPage): PageArgs {
  return readPageArgs(requested, pageLimits);
}

export function historyLimit(limit: number | null | undefined): number {
  return readPageArgs({ limit }, { usual: pageLimits.history, most: pageLimits.maxHistory }).limit;
}
