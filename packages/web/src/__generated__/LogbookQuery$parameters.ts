/**
 * @generated SignedSource<<cd4b4db8f1c66718246e19f32f3af290>>
 * @relayHash d16e4a0906fe55ed1a61ba5517b7fd01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c93d6714bcd6c4dda94a4b4656024b26836a486a4a8bc87be6496f35beddddf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c93d6714bcd6c4dda94a4b4656024b26836a486a4a8bc87be6496f35beddddf",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
