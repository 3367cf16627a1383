/**
 * @generated SignedSource<<926736ba23585d1ed247ed77944dad88>>
 * @relayHash 876e5e3bdf98353d0b415629fbbfcf38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13cc6e802008efea5fd40bd6ef87115090b4839da2ea5a7a2ab1a3d3ef60b3b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookImportQuery } from './LogbookImportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookImportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13cc6e802008efea5fd40bd6ef87115090b4839da2ea5a7a2ab1a3d3ef60b3b7",
    "metadata": {},
    "name": "LogbookImportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
