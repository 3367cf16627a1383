/**
 * @generated SignedSource<<929b991c5be8638de5eff606e1c59b62>>
 * @relayHash 4355035ac26a2e39cbfba6fe7e9e808c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d08d7447b0822598d37b4ac0ec987545cc8c8e13db08e05dfb11df89bd0e991b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordsQuery } from './RecordsQuery.graphql';

const node: PreloadableConcreteRequest<RecordsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d08d7447b0822598d37b4ac0ec987545cc8c8e13db08e05dfb11df89bd0e991b",
    "metadata": {},
    "name": "RecordsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
