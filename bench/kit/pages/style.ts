// The style sheet alone: every class the kit uses.
import './page.css'
