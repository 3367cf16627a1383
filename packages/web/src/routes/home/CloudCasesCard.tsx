import { cloudCaseTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Link } from "@cathedra/ui-kit/Link";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { lazy, useId } from "react";
import type { ownVouchers_query$key } from "../../__generated__/ownVouchers_query.graphql.ts";
import { type OwnVoucher, useOwnVouchers } from "../../features/cloud-cases/own-vouchers.ts";
import { timeLeft } from "../../features/cloud-cases/time-left.ts";
import { voucherHref } from "../../features/cloud-cases/voucher-href.ts";
import { Section } from "../../features/section/Section.tsx";
import { useServiceTag } from "../../features/service-tag/service-tag.ts";
import * as css from "./CloudCasesCard.css.ts";

const Modules = lazy(() =>
  import("./SimulatorModulesCard.tsx").then(({ SimulatorModulesCard }) => ({
    default: SimulatorModulesCard,
  })),
);

const shown = 4;

/**
 * The section "Applications" of the start page: the modules of this browser's simulator, if it has one, and the available cloud
 * cases (1.026, 1.028).
 */
export function CloudCasesCard({ query }: { readonly query: ownVouchers_query$key }) {
  const headingId = useId();
  const vouchers = useOwnVouchers(query);
  const valid = vouchers.filter(({ expired }) => !expired);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={5}>
        <Heading level={2} id={headingId}>
          Applications
        </Heading>
        <SimulatorModules />
        <Card
          title={valid.length === 0 ? cloudCaseTexts.noneAvailable : cloudCaseTexts.title}
          titleLevel={3}
          padding="medium"
          actions={
            vouchers.length === 0 ? undefined : (
              <Link href="/cloud-cases" variant="alone">
                View All
              </Link>
            )
          }
        >
          {valid.length === 0 ? (
            <Text size="small" tone="muted">
              {cloudCaseTexts.howToGet}
            </Text>
          ) : (
            <ul className={css.vouchers}>
              {valid.slice(0, shown).map((voucher) => (
                <VoucherRow key={voucher.voucherId} voucher={voucher} />
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    </section>
  );
}

function VoucherRow({ voucher }: { readonly voucher: OwnVoucher }) {
  const { modules, learningSpace } = voucher;
  const cases = modules.reduce((sum, module) => sum + module.cases.length, 0);
  return (
    <li className={css.voucher}>
      <div className={css.modules}>
        <Link href={voucherHref(voucher)} variant="alone">
          {voucher.name ?? modules.map(({ name }) => name).join(" · ")}
        </Link>
        <Text size="small" tone="muted">
          {`${learningSpace.name} · ${cases === 1 ? "1 case" : `${cases} cases`}`}
        </Text>
      </div>
      <Text size="small" figures="tabular">
        {timeLeft(voucher)}
      </Text>
    </li>
  );
}

/**
 * The modules of this browser's simulator (1.026, 1.032), for which the start page waits; other browsers do not load this part.
 */
function SimulatorModules() {
  const serviceTag = useServiceTag();
  if (serviceTag === null) return null;
  return (
    <Section placeholder={undefined}>
      <Modules serviceTag={serviceTag} />
    </Section>
  );
}
