/**
 * @generated SignedSource<<68df074bc0b66d849e3f866777c1310d>>
 * @relayHash 10d63e4246c503be244b5d647efb86c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f74b865eb980befcad1336a4cc96e1b8152634f4906409721922b2902b768d03

import type { ConcreteRequest } from 'relay-runtime';
import type { ExerciseDefinition } from "@cathedra/domain/results";
export type analysisExportDefinitionQuery$variables = {
  id: string;
};
export type analysisExportDefinitionQuery$data = {
  readonly vistActivity: {
    readonly definition: ExerciseDefinition;
    readonly resultFormatVersion: string;
  } | null | undefined;
};
export type analysisExportDefinitionQuery = {
  response: analysisExportDefinitionQuery$data;
  variables: analysisExportDefinitionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resultFormatVersion",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "definition",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "analysisExportDefinitionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VistActivity",
        "kind": "LinkedField",
        "name": "vistActivity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "analysisExportDefinitionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VistActivity",
        "kind": "LinkedField",
        "name": "vistActivity",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f74b865eb980befcad1336a4cc96e1b8152634f4906409721922b2902b768d03",
    "metadata": {},
    "name": "analysisExportDefinitionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9a5218299ed354c1d8191d2b6673db4b";

export default node;
