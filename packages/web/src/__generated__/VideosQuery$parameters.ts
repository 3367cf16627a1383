/**
 * @generated SignedSource<<8cbf0e922f13ee1b6bb104cf620e45b8>>
 * @relayHash 71631ae1e51490466b4e57809b828c0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 570db3ccc09d5660e6ec1223534c4e06881e07281f9e7b279df479262b111763

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VideosQuery } from './VideosQuery.graphql';

const node: PreloadableConcreteRequest<VideosQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "570db3ccc09d5660e6ec1223534c4e06881e07281f9e7b279df479262b111763",
    "metadata": {},
    "name": "VideosQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
