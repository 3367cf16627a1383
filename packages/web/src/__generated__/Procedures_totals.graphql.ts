/**
 * @generated SignedSource<<2c15deef3da35652010b94db941f998f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Procedures_totals$data = {
  readonly procedures: ReadonlyArray<{
    readonly cases: number;
    readonly doseCtdi: {
      readonly cases: number;
      readonly median: number | null | undefined;
    };
    readonly doseDap: {
      readonly cases: number;
      readonly median: number | null | undefined;
    };
    readonly doseDlp: {
      readonly cases: number;
      readonly median: number | null | undefined;
    };
    readonly doseSkin: {
      readonly cases: number;
      readonly median: number | null | undefined;
    };
    readonly doseTime: {
      readonly cases: number;
      readonly median: number | null | undefined;
    };
    readonly procedure: {
      readonly category: string;
      readonly code: string;
      readonly interventionType: string;
      readonly name: string;
      readonly organSystem: string;
      readonly subCategory: string;
    };
    readonly roles: ReadonlyArray<{
      readonly cases: number;
      readonly role: string | null | undefined;
    }>;
  }>;
  readonly " $fragmentType": "Procedures_totals";
};
export type Procedures_totals$key = {
  readonly " $data"?: Procedures_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"Procedures_totals">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cases",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "median",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Procedures_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LogbookProcedureTotal",
      "kind": "LinkedField",
      "name": "procedures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityProcedure",
          "kind": "LinkedField",
          "name": "procedure",
          "plural": false,
          "selections": [
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "interventionType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "organSystem",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "subCategory",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookRoleTotal",
          "kind": "LinkedField",
          "name": "roles",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookDoseMedian",
          "kind": "LinkedField",
          "name": "doseTime",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookDoseMedian",
          "kind": "LinkedField",
          "name": "doseDap",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookDoseMedian",
          "kind": "LinkedField",
          "name": "doseSkin",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookDoseMedian",
          "kind": "LinkedField",
          "name": "doseCtdi",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogbookDoseMedian",
          "kind": "LinkedField",
          "name": "doseDlp",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LogbookTotals",
  "abstractKey": null
};
})();

(node as any).hash = "d41b842a02e3eda2b979dfc51c0ee439";

export default node;
