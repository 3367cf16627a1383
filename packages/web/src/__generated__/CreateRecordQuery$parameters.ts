/**
 * @generated SignedSource<<2813386095e2a5bd89a7e492b2aa7f52>>
 * @relayHash 85c223b302e6ec9a351485ccfe8ff6e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a9ef1d83d69d52e5bcd36799b0bdbf6f03c4f154f920ea823bda4de16896697

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a9ef1d83d69d52e5bcd36799b0bdbf6f03c4f154f920ea823bda4de16896697",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
