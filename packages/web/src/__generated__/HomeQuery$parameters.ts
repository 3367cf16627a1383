/**
 * @generated SignedSource<<a1920c5f85c100c2a3091d3278503c10>>
 * @relayHash e95cc3eef09d6888234d6ed29163dd36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f00297141e3a957d3e897bc22ee77e9106de0cab13782d6f1074adb4e19b3a4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f00297141e3a957d3e897bc22ee77e9106de0cab13782d6f1074adb4e19b3a4f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
