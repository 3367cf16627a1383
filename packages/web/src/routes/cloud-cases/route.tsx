import { cloudCaseTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Select } from "@cathedra/ui-kit/Select";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useRevalidator, useSearchParams } from "react-router";
import type { CloudCasesQuery } from "../../__generated__/CloudCasesQuery.graphql.ts";
import { CaseDialog } from "../../features/case-start/CaseDialog.tsx";
import { readCaseHref, withoutCase } from "../../features/case-start/case-href.ts";
import { OngoingCase } from "../../features/cloud-cases/OngoingCase.tsx";
import { useOwnVouchers } from "../../features/cloud-cases/own-vouchers.ts";
import { getName, getTimes } from "../../features/cloud-cases/time-left.ts";
import { Section } from "../../features/section/Section.tsx";
import { useRouteQuery } from "../../relay/use-route-query.ts";
import { PortalPage } from "../../shell/PortalPage.tsx";
import { CaseCards, type CaseCardsProps } from "./CaseCards.tsx";
import * as css from "./CloudCases.css.ts";
import {
  byCase,
  byModule,
  byVoucher,
  type CaseEntry,
  type CaseKey,
  findCase,
  type ListBy,
  listings,
  type ModuleEntry,
  type OwnVoucher,
  readListBy,
} from "./list-by.ts";
import { VoucherCards } from "./VoucherCards.tsx";

const crumbs = [
  { label: "Home", href: "/" },
  { label: "Cloud Cases", href: "/cloud-cases" },
];

/** The cloud cases that someone has by vouchers, in three views (4.001, 4.003). */
export function Component() {
  return (
    <PortalPage
      title="Cloud Cases"
      crumbs={crumbs}
      explanation="The simulator cases in your vouchers, and the time you have for them."
    >
      <Section placeholder={<Skeleton kind="block" height={420} label="Loading your cloud cases" />}>
        <CloudCases />
      </Section>
    </PortalPage>
  );
}

function CloudCases() {
  const data = useRouteQuery<CloudCasesQuery>(graphql`
    query CloudCasesQuery @preloadable {
      ...Viewer_query
      getVmAssignedToMe {
        id
        ...OngoingCase_machine
      }
      ...ownVouchers_query
    }
  `);
  const vouchers = useOwnVouchers(data);
  const [query, setQuery] = useSearchParams();
  const { opened, open, close } = useOpenedCase();
  const { revalidate } = useRevalidator();
  if (vouchers.length === 0) {
    return (
      <Stack gap={6}>
        <OngoingCase machine={data.getVmAssignedToMe} />
        <Card>
          <EmptyState>{cloudCaseTexts.none}</EmptyState>
        </Card>
      </Stack>
    );
  }
  const listBy = readListBy(query.get("listBy"), vouchers);
  const shown = opened === null ? undefined : findCase(vouchers, opened);
  return (
    <Stack gap={6}>
      <OngoingCase machine={data.getVmAssignedToMe} />
      <div className={css.bar}>
        <Select
          label="List by"
          options={listings.map(({ key, label }) => ({ value: key, label }))}
          value={listBy}
          onChange={(key) => setQuery(key === null ? {} : { listBy: key }, { replace: true })}
        />
      </div>
      {opened !== null && shown === undefined && (
        <Banner onDismiss={close}>{missingCaseText(vouchers, opened)}</Banner>
      )}
      <View listBy={listBy} vouchers={vouchers} onStart={open} />
      {shown !== undefined && <CaseDialog of={shown} onClose={close} onEnded={() => void revalidate()} />}
    </Stack>
  );
}

/** The case whose dialog is open: chosen on the page, or named by the address of a link (`caseHref`). */
function useOpenedCase() {
  const [query, setQuery] = useSearchParams();
  const requestedCase = readCaseHref(query);
  const [opened, setOpened] = useState<CaseKey | null>(requestedCase);
  const [handledQuery, setHandledQuery] = useState(query);
  if (handledQuery !== query) {
    setHandledQuery(query);
    if (requestedCase !== null) setOpened(requestedCase);
  }
  return {
    opened,
    open: ({ caseId, vouchers }: CaseEntry) =>
      setOpened({ caseId, voucherId: vouchers.length === 1 ? (vouchers[0]?.voucherId ?? null) : null }),
    close: () => {
      setOpened(null);
      if (requestedCase !== null) setQuery(withoutCase(query), { replace: true, preventScrollReset: true });
    },
  };
}

type ViewProps = {
  readonly listBy: ListBy;
  readonly vouchers: readonly OwnVoucher[];
  readonly onStart: (of: CaseEntry) => void;
};

function View({ listBy, vouchers, onStart }: ViewProps) {
  const hasVouchers = vouchers.filter(({ expired }) => !expired).length > 1;
  switch (listBy) {
    case "expires-first":
    case "expires-last":
    case "recent":
      return <VoucherCards vouchers={byVoucher(vouchers, listBy)} onStart={onStart} />;
    case "case":
    case "case-desc": {
      const cases = byCase(vouchers, listBy === "case-desc");
      return cases.length === 0 ? (
        <NoneValid />
      ) : (
        <Stack gap={4}>
          <Heading level={2}>{cloudCaseTexts.allCases}</Heading>
          <VoucherTimes vouchers={vouchers} />
          <CaseCards cases={cases} hasModules hasVouchers={hasVouchers} onStart={onStart} />
        </Stack>
      );
    }
    case "module":
    case "module-desc": {
      const modules = byModule(vouchers, listBy === "module-desc");
      return modules.length === 0 ? (
        <NoneValid />
      ) : (
        <Stack gap={6}>
          <VoucherTimes vouchers={vouchers} />
          <Modules modules={modules} hasVouchers={hasVouchers} onStart={onStart} />
        </Stack>
      );
    }
  }
}

type ModulesProps = Pick<CaseCardsProps, "hasVouchers" | "onStart"> & {
  readonly modules: readonly ModuleEntry[];
};

function Modules({ modules, hasVouchers, onStart }: ModulesProps) {
  return (
    <Stack gap={8}>
      {modules.map(({ moduleId, name, description, cases }) => (
        <section key={moduleId} aria-label={name}>
          <Stack gap={4}>
            <Stack gap={1}>
              <Heading level={2}>{name}</Heading>
              <Text tone="muted">{description}</Text>
            </Stack>
            <CaseCards cases={cases} hasVouchers={hasVouchers} onStart={onStart} />
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function NoneValid() {
  return (
    <Card>
      <EmptyState>{cloudCaseTexts.noneValid}</EmptyState>
    </Card>
  );
}

/** Why a link to a case opens nothing: what happened to its voucher, if that is known. */
function missingCaseText(vouchers: readonly OwnVoucher[], { voucherId }: CaseKey): string {
  const voucher = vouchers.find((each) => each.voucherId === voucherId);
  if (voucher === undefined || !voucher.expired) return cloudCaseTexts.caseGone;
  const name = getName(voucher);
  return voucher.archivedAt == null
    ? cloudCaseTexts.voucherExpired(name)
    : cloudCaseTexts.voucherArchived(name);
}

/** The remaining time of every valid voucher, listed once, because all cases of a voucher share it. */
function VoucherTimes({ vouchers }: { readonly vouchers: readonly OwnVoucher[] }) {
  return (
    <ul className={css.times} aria-label={cloudCaseTexts.times}>
      {getTimes(vouchers).map(({ voucherId, text }) => (
        <li key={voucherId} className={css.left}>
          {text}
        </li>
      ))}
    </ul>
  );
}
