import { softwareTexts } from "@cathedra/domain/messages";
import {
  type UpdateOrder,
  type UpdateTab,
  updateOrders,
  updatesInView,
  updateTimes,
} from "@cathedra/domain/software";
import { AlertDialog } from "@cathedra/ui-kit/Dialog";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Tabs } from "@cathedra/ui-kit/Tabs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { UpdatesQuery, UpdatesQuery$data } from "../../../__generated__/UpdatesQuery.graphql.ts";
import { UpdateCard } from "./UpdateCard.tsx";
import * as css from "./updates.css.ts";
import { useUpdateActions } from "./use-update-actions.ts";

export type UpdatesProps = {
  readonly serviceTag: string;
  readonly onCount: (count: number) => void;
};

export type Update = UpdatesQuery$data["vistAvailableReleasesForSystem"][number];

/** The available and installed updates of a simulator (11.005-11.007), refreshed every few seconds (11.030). */
export function Updates({ serviceTag, onCount }: UpdatesProps) {
  const { vistAvailableReleasesForSystem: updates } = useLazyLoadQuery<UpdatesQuery>(
    graphql`
      query UpdatesQuery($serviceTag: String!) {
        ...Viewer_query
        vistAvailableReleasesForSystem(serviceTag: $serviceTag) {
          id
          createdAt
          release {
            software {
              name
            }
            version {
              semantic
            }
          }
          state {
            id
            downloaded
            installed
            operationIsRunning
            operationStates {
              download {
                state
                progress
              }
              install {
                state
                progress
              }
            }
          }
          ...UpdateCard_update
        }
      }
    `,
    { serviceTag },
    { fetchPolicy: "store-and-network" },
  );
  const acts = useUpdateActions(serviceTag, updates);
  const leaving = useLeaving(updates);
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<UpdateOrder>("newest");
  const reportCount = useEffectEvent(onCount);
  useEffect(() => reportCount(updates.length), [updates.length]);

  const available = updates.filter(({ id, state }) => !state.installed || leaving.has(id));
  const installed = updates.filter(({ id, state }) => state.installed && !leaving.has(id));
  const cards = (tab: UpdateTab, all: readonly Update[]) => {
    const shown = updatesInView(all, search, order);
    if (shown.length === 0) return <EmptyState>{emptyText(tab, all.length)}</EmptyState>;
    return (
      <ul className={css.cards}>
        {shown.map((update, index) => (
          <UpdateCard
            key={update.id}
            update={update}
            tab={tab}
            index={index}
            isLeaving={leaving.has(update.id)}
            requested={acts.requested[update.id]}
            onAct={acts.begin}
          />
        ))}
      </ul>
    );
  };
  const { question } = acts;
  return (
    <Stack gap={5}>
      <AlertDialog
        isOpen={question !== null}
        onOpenChange={() => question?.answer(false)}
        title={softwareTexts.signedIn.question(question?.name ?? "")}
        confirmLabel={softwareTexts.signedIn.confirm}
        cancelLabel={softwareTexts.signedIn.cancel}
        onConfirm={() => question?.answer(true)}
      >
        {question?.text}
      </AlertDialog>
      <div className={css.bar}>
        <SearchField
          label={softwareTexts.search}
          placeholder={softwareTexts.search}
          value={search}
          onSearch={setSearch}
          delay={updateTimes.searchMs}
        />
        <Select
          label={softwareTexts.sortBy}
          value={order}
          onChange={(next) => setOrder(updateOrders.find((known) => known === next) ?? "newest")}
          options={updateOrders.map((value) => ({ value, label: softwareTexts.orders[value] }))}
        />
      </div>
      <Tabs
        label={softwareTexts.updates}
        tabs={[
          {
            id: "available",
            label: softwareTexts.tabs.available,
            count: available.length,
            content: cards("available", available),
          },
          {
            id: "installed",
            label: softwareTexts.tabs.installed,
            count: installed.length,
            content: cards("installed", installed),
          },
        ]}
      />
    </Stack>
  );
}

function emptyText(tab: UpdateTab, all: number): string {
  if (all > 0) return softwareTexts.nothingFound;
  return tab === "available" ? softwareTexts.nothingAvailable : softwareTexts.nothingInstalled;
}

type Seen = { readonly id: string; readonly state: { readonly installed: boolean } };

/** The updates that were just installed: they leave the list with an animation (11.015). */
function useLeaving(updates: readonly Seen[]): ReadonlySet<string> {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const before = useRef<ReadonlySet<string>>(new Set());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const gone = updates
      .filter(({ id, state }) => state.installed && before.current.has(id))
      .map(({ id }) => id);
    before.current = new Set(updates.filter(({ state }) => !state.installed).map(({ id }) => id));
    if (gone.length === 0) return;
    setLeaving((some) => new Set([...some, ...gone]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLeaving((some) => new Set([...some].filter((id) => !gone.includes(id))));
    }, updateTimes.exitMs);
    timers.current.add(timer);
  }, [updates]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  return leaving;
}
