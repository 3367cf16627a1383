import { severalCasesTexts as texts } from "@cathedra/domain/messages";
import { Text } from "@cathedra/ui-kit/Text";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import type { ReactNode } from "react";
import { columnLabels } from "./CaseRowFields.tsx";
import { type CaseColumn, caseColumns } from "./case-rows.ts";
import * as css from "./several.css.ts";

const widthOfColumn: Readonly<Partial<Record<CaseColumn, "short" | "medium">>> = {
  dateOfProcedure: "short",
  hospital: "medium",
  attending: "medium",
  role: "short",
};

/** The cases as a table; each of its children is a body of the table. */
export function CaseTable({ children }: { readonly children: ReactNode }) {
  return (
    <table aria-label={texts.table} className={css.table}>
      <thead>
        <tr>
          <HeadCell width="narrow">{texts.number}</HeadCell>
          {caseColumns.map((column) => (
            <HeadCell key={column} width={widthOfColumn[column] ?? "cell"}>
              {columnLabels[column]}
            </HeadCell>
          ))}
          <HeadCell width="narrow">Actions</HeadCell>
        </tr>
      </thead>
      {children}
    </table>
  );
}

const columnWidths = { narrow: css.narrow, short: css.short, medium: css.medium, cell: css.cell };

type HeadCellProps = {
  readonly children: string;
  readonly width: keyof typeof columnWidths;
};

function HeadCell({ children, width }: HeadCellProps) {
  return (
    <th scope="col" className={columnWidths[width]}>
      {width === "narrow" ? (
        <VisuallyHidden>{children}</VisuallyHidden>
      ) : (
        <Text as="span" size="small" weight="medium">
          {children}
        </Text>
      )}
    </th>
  );
}
