/**
 * @generated SignedSource<<38e1ef2412d81b4ddc0ef7864ff5c412>>
 * @relayHash be5b83d796233b5e9c35ad0d0b66f7ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7cda7f6d02c6d8d449bbd2c6788df27b9937ddb8563b6ae6eb87ffc6282175e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7cda7f6d02c6d8d449bbd2c6788df27b9937ddb8563b6ae6eb87ffc6282175e",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
