/**
 * @generated SignedSource<<6eb2e70b104ced0d301bc6e69dbcfe7f>>
 * @relayHash 30f2f896077dbce2c2b553b3122f6086
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67911432f260ca9f434fe9f75a0ab76212d874310d43fc725a9ae5ab4f51de5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67911432f260ca9f434fe9f75a0ab76212d874310d43fc725a9ae5ab4f51de5a",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
