import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router.svelte";
import "./theme/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no element 'app'");
router.start();
mount(App, { target });
