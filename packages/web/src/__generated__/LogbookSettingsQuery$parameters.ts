/**
 * @generated SignedSource<<9aec7d80d8cb0e999aa4e83d54a74b1a>>
 * @relayHash c239c18e9f19fb7c5c6c736821ceadf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 951356686d8d3ebc1dffa96d03627b5e61fc0822e026942f894dfe64e80058c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookSettingsQuery } from './LogbookSettingsQuery.graphql';

const node: PreloadableConcreteRequest<LogbookSettingsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "951356686d8d3ebc1dffa96d03627b5e61fc0822e026942f894dfe64e80058c5",
    "metadata": {},
    "name": "LogbookSettingsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
