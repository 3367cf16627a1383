/**
 * @generated SignedSource<<afb24d4f1211ec2b47eaa6cdd08c534a>>
 * @relayHash e9a7370e9eacade6a49fd29caf7e57f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 967e9a8077d6cd4018327e5478184d15f94760ccc8f7e765e6c50cb4bcb859fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "967e9a8077d6cd4018327e5478184d15f94760ccc8f7e765e6c50cb4bcb859fa",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
