/**
 * @generated SignedSource<<4a00f7a24e1d956f177b78f4b21f8f6f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastHere_courses$data = ReadonlyArray<{
  readonly simulations: ReadonlyArray<{
    readonly id: number;
    readonly isCaseCreator: boolean;
    readonly lastRun: {
      readonly activityStart: string;
      readonly serviceTag: string | null | undefined;
    } | null | undefined;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"CaseLink_case">;
  }>;
  readonly " $fragmentType": "LastHere_courses";
}>;
export type LastHere_courses$key = ReadonlyArray<{
  readonly " $data"?: LastHere_courses$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastHere_courses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LastHere_courses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VistCase",
      "kind": "LinkedField",
      "name": "simulations",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCaseCreator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VistRun",
          "kind": "LinkedField",
          "name": "lastRun",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "activityStart",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "serviceTag",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaseLink_case"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VistCourse",
  "abstractKey": null
};

(node as any).hash = "354ddaf08152748f22b79e26ea244f5d";

export default node;
