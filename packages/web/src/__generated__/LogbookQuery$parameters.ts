/**
 * @generated SignedSource<<a468dc2744d9dcff56d677dd6dad8879>>
 * @relayHash 86be85452fbe3cd528bc911d871e76bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6b0a7f43b61d96571d26e5fc070139432433cd2bd4eee2cf7c8386d91051937

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6b0a7f43b61d96571d26e5fc070139432433cd2bd4eee2cf7c8386d91051937",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
