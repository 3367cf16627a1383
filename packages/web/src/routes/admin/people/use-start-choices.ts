import type { StartKind } from "@cathedra/domain/messages";
import { useEffect, useState } from "react";
import { graphql } from "relay-runtime";
import type { useStartChoicesQuery } from "../../../__generated__/useStartChoicesQuery.graphql.ts";
import { fetchPastStore } from "../../../features/table-page/fetch-rows.ts";
import { showMoment } from "../../../format/dates.ts";

type Option = { readonly value: string; readonly label: string; readonly description: string };
type Answer = { readonly of: string; readonly options: readonly Option[] | null };

/** The pause in typing after which the portal is queried, in milliseconds. */
const pauseMs = 250;
const none: readonly Option[] = [];

/**
 * The content that the question can be about, searched while typing; the answer to the last request is shown, whichever arrives
 * last.
 */
export function useStartChoices(personId: string, kind: StartKind) {
  const [typed, setTyped] = useState({ kind, text: "" });
  const text = typed.kind === kind ? typed.text : "";
  const wanted = `${kind} ${text}`;
  const [answer, setAnswer] = useState<Answer>({ of: "", options: none });
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(
      async () => {
        const options = await read(personId, kind, text).catch(() => null);
        if (isWanted) setAnswer({ of: wanted, options });
      },
      text === "" ? 0 : pauseMs,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [personId, kind, text, wanted]);
  return {
    options: answer.of.startsWith(`${kind} `) ? (answer.options ?? none) : none,
    isLoading: answer.of !== wanted,
    hasFailed: answer.of === wanted && answer.options === null,
    search: (next: string) => setTyped({ kind, text: next.trim() }),
  };
}

async function read(personId: string, kind: StartKind, search: string): Promise<readonly Option[]> {
  const query = graphql`
    query useStartChoicesQuery($personId: ID!, $kind: StartKind!, $search: String) @raw_response_type {
      startChoices(personId: $personId, kind: $kind, search: $search) {
        id
        name
        detail
        at
      }
    }
  `;
  const { startChoices } = await fetchPastStore<useStartChoicesQuery>(query, { personId, kind, search });
  return startChoices.map(({ id, name, detail, at }) => ({
    value: id,
    label: name,
    description: [detail, ...(at == null ? [] : [showMoment(Date.parse(at))])].join(", "),
  }));
}
