/**
 * @generated SignedSource<<e4d34210a98de7d6192e17a57cfbabe0>>
 * @relayHash 6d356179d5095c6490a5ac2278fb6327
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 224682a4ab75ae83df33de48ff4d09fae01fb6f47279a7de3221ed3ca6612e2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "224682a4ab75ae83df33de48ff4d09fae01fb6f47279a7de3221ed3ca6612e2b",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
