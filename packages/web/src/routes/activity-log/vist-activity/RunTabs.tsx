import { Tabs } from "@cathedra/ui-kit/Tabs";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { RunTabs_activity$key } from "../../../__generated__/RunTabs_activity.graphql.ts";
import { Imaging } from "./Imaging.tsx";
import { LegacyReport } from "./LegacyReport.tsx";
import { Result } from "./result/Result.tsx";
import { type RunTab, readTab, runTabs, withTab } from "./run-tabs.ts";

/** The tabs of a run; the address names the open one (6.002). */
export function RunTabs({ activity }: { readonly activity: RunTabs_activity$key }) {
  const run = useFragment(
    graphql`
      fragment RunTabs_activity on VistActivity {
        ...Result_activity
        ...LegacyReport_activity
        ...Imaging_activity
      }
    `,
    activity,
  );
  const [search, setSearch] = useSearchParams();
  const contents: Readonly<Record<RunTab, React.ReactNode>> = {
    result: <Result activity={run} />,
    "legacy-report": <LegacyReport activity={run} />,
    imaging: <Imaging activity={run} />,
  };
  return (
    <Tabs
      label="Views of the result"
      tabs={runTabs.map((tab) => ({ ...tab, content: contents[tab.id] }))}
      selected={readTab(search)}
      onSelect={(tab) => setSearch((now) => withTab(now, tab), { replace: true, preventScrollReset: true })}
    />
  );
}
