/**
 * @generated SignedSource<<0bff3e4d0c547529774c4799f3bf2b2a>>
 * @relayHash a46c96710347c42df04770a4e9917b67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c296b7bc75b7ec9b911e5c6833e3fd8ff9d0e21f4d84e40400b5c6b034b713db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c296b7bc75b7ec9b911e5c6833e3fd8ff9d0e21f4d84e40400b5c6b034b713db",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
