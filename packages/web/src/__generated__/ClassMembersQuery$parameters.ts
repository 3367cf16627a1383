/**
 * @generated SignedSource<<d008d5d5c8ba7be283c0afacc388d952>>
 * @relayHash b23e9827952d08320936f338c4f9af21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1a1fd15bd17d0c5b4b615260f1d9a2be671a2c694cb5db42e0120ce03bb5a8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClassMembersQuery } from './ClassMembersQuery.graphql';

const node: PreloadableConcreteRequest<ClassMembersQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1a1fd15bd17d0c5b4b615260f1d9a2be671a2c694cb5db42e0120ce03bb5a8d",
    "metadata": {},
    "name": "ClassMembersQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
