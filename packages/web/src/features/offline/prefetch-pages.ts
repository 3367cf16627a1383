import { type LoaderFunctionArgs, matchRoutes } from "react-router";
import * as v from "valibot";
import { localDay } from "../../format/dates.ts";
import { claimPrefetch, deleteAnswersOfOthers, isStoredSince } from "../../relay/offline-answers.ts";
import { aheadHeader } from "../../relay/route-query.ts";
import { getArea } from "../../router/areas.ts";
import { withNewDraft } from "../draft/draft-address.ts";

/** How far back one's records are kept, in days. */
const keptDays = 90;
const dayMs = 24 * 3_600_000;
/** A limit for logbooks with very many records. */
const maxPages = 10;
/** The pause between two requests in milliseconds: they must not delay the person's own. */
const pauseMs = 200;

const listed = v.object({
  data: v.object({
    activities: v.object({
      activities: v.array(
        v.object({
          id: v.string(),
          dateOfProcedure: v.string(),
          createdBy: v.object({ keycloak_id: v.string() }),
        }),
      ),
    }),
  }),
});

/** Sends the query of a page, whose answer this browser keeps then. */
async function prefetchAddress(address: string): Promise<unknown> {
  const url = new URL(address, location.origin);
  const area = await getArea(url.pathname)?.load();
  const found = area && matchRoutes(area.pages, url)?.at(-1);
  if (typeof found?.route.loader !== "function") return undefined;
  const request = new Request(url, { headers: { [aheadHeader]: "1" } });
  const args = { request, url, params: found.params } as unknown as LoaderFunctionArgs;
  const answer: unknown = await found.route.loader(args);
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  return answer;
}

/**
 * Reads what opens without a network: home, and for people with a logbook its start, the form, totals, and their records of the last
 * 90 days. Not more often than every quarter of an hour.
 */
export async function prefetchPages({
  person,
  hasLogbook,
}: {
  readonly person: string;
  readonly hasLogbook: boolean;
}): Promise<void> {
  await deleteAnswersOfOthers(person);
  if (!(await claimPrefetch())) return;
  await prefetchAddress("/");
  if (!hasLogbook) return;
  for (const address of ["/logbook", "/logbook/totals", "/logbook/records/several"])
    await prefetchAddress(address);
  await prefetchAddress(
    withNewDraft({ pathname: "/logbook/records/create", searchParams: new URLSearchParams() }),
  );
  const oldest = localDay(new Date(Date.now() - keptDays * dayMs));
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = v.safeParse(
      listed,
      await prefetchAddress(`/logbook/records${page === 1 ? "" : `?page=${page}`}`),
    );
    const rows = answer.success ? answer.output.data.activities.activities : [];
    const recent = rows.filter(({ dateOfProcedure }) => dateOfProcedure >= oldest);
    for (const { id, createdBy } of recent) {
      const isOwn = createdBy.keycloak_id === person;
      if (isOwn && !(await isStoredSince("RecordQuery", { id }, Date.now() - dayMs)))
        await prefetchAddress(`/logbook/records/${id}`);
    }
    // The list begins with the latest.
    if (rows.length === 0 || recent.length < rows.length) return;
  }
}
