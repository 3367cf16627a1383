/**
 * @generated SignedSource<<f373f4c57ec8a806e346705af94be67b>>
 * @relayHash 4902109cea5aaed75c4ea73e9af818d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da71bbd16393cb65396b4b5afcff06f0619f4ec63b92112f78024260b52920bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da71bbd16393cb65396b4b5afcff06f0619f4ec63b92112f78024260b52920bb",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
