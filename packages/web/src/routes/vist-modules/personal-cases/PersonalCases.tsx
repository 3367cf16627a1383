import { personalCaseTexts, simulatorTexts } from "@cathedra/domain/messages";
import { type PersonalCase, readPersonalCases } from "@cathedra/domain/personal-cases";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { FileText, RotateCcw } from "@cathedra/ui-kit/Icon";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import { useDesktop } from "../../../features/desktop/use-desktop.ts";
import { errorOfAnswer } from "../../../relay/errors.ts";
import { authorizedJson } from "../../../rest/authorized-fetch.ts";
import { toasts } from "../../../shell/toasts.ts";
import { useViewer } from "../../../shell/use-viewer.ts";
import { CaseCard } from "./CaseCard.tsx";
import { type CaseStore, type CasesView, caseStore } from "./case-store.ts";
import { loadFailure } from "./load-failure.ts";
import { matchesSearch } from "./matches.ts";

const link = v.object({ url: v.string() });

/** The number of cases that are shown before the person asks for all. */
const few = 6;

export type PersonalCasesProps = {
  /** The search text of the page. */
  readonly search: string;
};

/** The cases that the person has created, in the cloud and at this simulator (12.001, 12.020-12.036). */
export function PersonalCases({ search }: PersonalCasesProps) {
  const headingId = useId();
  const person = useViewer()?.keycloak_id;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          {simulatorTexts.personalCases}
        </Heading>
        {person === undefined ? <Waiting /> : <Cases person={person} search={search} />}
      </Stack>
    </section>
  );
}

function Waiting() {
  return <Skeleton kind="block" height={176} />;
}

type CasesProps = PersonalCasesProps & { readonly person: string };

function Cases({ person, search }: CasesProps) {
  const { view, store } = usePersonalCases(person);
  const [isWhole, setWhole] = useState(false);
  const { list, book, isConnected } = view;
  if (list.state === "loading") return <Waiting />;
  if (list.state === "failed") return <Failure text={list.text} onAgain={store.reload} />;
  const found = list.cases.filter((each) => matchesSearch(each, search));
  if (found.length === 0) {
    const text = list.cases.length === 0 ? personalCaseTexts.none : personalCaseTexts.noneFound;
    return <EmptyState icon={FileText}>{text}</EmptyState>;
  }
  const shown: readonly PersonalCase[] = isWhole || search !== "" ? found : found.slice(0, few);
  return (
    <>
      <Grid columns={3} gap={4}>
        {shown.map((each) => (
          <CaseCard key={each.jobId} of={each} book={book} isConnected={isConnected} store={store} />
        ))}
      </Grid>
      {shown.length < found.length && (
        <div>
          <Button onPress={() => setWhole(true)}>{`Show all ${found.length} cases`}</Button>
        </div>
      )}
    </>
  );
}

function Failure({ text, onAgain }: { readonly text: string; readonly onAgain: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    await onAgain();
    setAsking(false);
  };
  return (
    <Banner
      tone="danger"
      title={personalCaseTexts.loadFailed}
      action={
        <Button size="small" icon={RotateCcw} isPending={isAsking} onPress={() => void again()}>
          {personalCaseTexts.tryAgain}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}

/** A person's cases while the section is mounted; the client looks for new ones while it is visible (12.028). */
function usePersonalCases(person: string): { readonly view: CasesView; readonly store: CaseStore } {
  const { client } = useDesktop();
  const store = useMemo(() => {
    const showError = (text: string) => void toasts.error(text);
    return caseStore({ client, person, ownCases, linkTo, failureText: loadFailure, say: showError });
  }, [client, person]);

  useEffect(() => {
    const close = store.open();
    const isVisible = () => document.visibilityState === "visible";
    const follow = () => {
      store.setSeen(isVisible());
      if (isVisible()) void store.reload();
    };
    store.setSeen(isVisible());
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      close();
    };
  }, [store]);

  return { view: useSyncExternalStore(store.view.subscribe, store.view.get, store.view.get), store };
}

/** The person's own cases in the cloud (12.030). */
async function ownCases(): Promise<readonly PersonalCase[]> {
  const read = readPersonalCases(await authorizedJson("/api/s3/vistcases"));
  if (read === undefined) throw errorOfAnswer(undefined, 200);
  return read;
}

/** A link to a case's file, which is valid for some minutes (12.031). */
async function linkTo(filePath: string): Promise<string> {
  const read = v.safeParse(
    link,
    await authorizedJson(`/api/s3/getPreSignedUrl/${encodeURIComponent(filePath)}`),
  );
  if (!read.success || read.output.url === "") throw errorOfAnswer(undefined, 200);
  return read.output.url;
}
