/**
 * @generated SignedSource<<454fa24f93c22be3752a723e0a9694bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaseCard_case$data = {
  readonly description: string;
  readonly license: {
    readonly expired: boolean;
    readonly remainingdays: number | null | undefined;
    readonly valid: boolean;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"LastRun_case">;
  readonly " $fragmentType": "CaseCard_case";
};
export type CaseCard_case$key = {
  readonly " $data"?: CaseCard_case$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaseCard_case">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CaseCard_case",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SimulatorExerciseLicense",
      "kind": "LinkedField",
      "name": "license",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remainingdays",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastRun_case"
    }
  ],
  "type": "VistCase",
  "abstractKey": null
};

(node as any).hash = "3eac77685043e42767019541ba62b47e";

export default node;
