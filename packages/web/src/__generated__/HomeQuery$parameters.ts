/**
 * @generated SignedSource<<71061f27eaad0a6206e8f8030871d2dd>>
 * @relayHash 9b3101cc26104f4d0520b770689ed44a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0e90da3e1894d4ceed4e530e63119263bd991f9cf880fcf5ec963a8f87294b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0e90da3e1894d4ceed4e530e63119263bd991f9cf880fcf5ec963a8f87294b9",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
