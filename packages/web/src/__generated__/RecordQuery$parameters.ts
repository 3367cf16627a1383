/**
 * @generated SignedSource<<c445405fba964c2ade5296744a73adde>>
 * @relayHash e3798f4d7148f1752ee4c2356c81a84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e460c4af96e141a135c6bb826bd39a4423fb8ff95230613f4da2cea234ab4b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e460c4af96e141a135c6bb826bd39a4423fb8ff95230613f4da2cea234ab4b0",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
