/**
 * @generated SignedSource<<be9a6ad50d38ba3b669ebcdede87dad3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LogbookRequirementSet = "european_board" | "institution";
import type { FragmentRefs } from "relay-runtime";
export type Reports_reports$data = {
  readonly reports: ReadonlyArray<{
    readonly code: string;
    readonly from: string | null | undefined;
    readonly id: string;
    readonly madeAt: string;
    readonly requirementSet: LogbookRequirementSet;
    readonly size: number | null | undefined;
    readonly to: string;
    readonly url: string | null | undefined;
  }>;
  readonly " $fragmentType": "Reports_reports";
};
export type Reports_reports$key = {
  readonly " $data"?: Reports_reports$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reports_reports">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Reports_reports",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requirementSet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookReports",
  "abstractKey": null
};

(node as any).hash = "c7dbb78e47d10787ec592720cc4fb29f";

export default node;
