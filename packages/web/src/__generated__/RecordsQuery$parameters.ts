/**
 * @generated SignedSource<<3fa3c9413d3f4bf0524ee3b2136b4378>>
 * @relayHash 27fd46a2b560a5f25b36c1357d59a13e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e38cec0f74a0bf9c62181dad8d418879186780f96d860f48ec35b549e8c25e4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e38cec0f74a0bf9c62181dad8d418879186780f96d860f48ec35b549e8c25e4a",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
